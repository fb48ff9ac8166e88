//! Generates the client from `openapi.json` beside this file.

use std::{env, error::Error, fs, path::Path};

use progenitor::{GenerationSettings, Generator, InterfaceStyle};
use serde_json::Value;

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo:rerun-if-changed=openapi.json");
    let mut document: Value = serde_json::from_str(&fs::read_to_string("openapi.json")?)?;
    widen_successes(&mut document);
    let document = serde_json::from_value(document)?;
    let settings = GenerationSettings::default().with_interface(InterfaceStyle::Builder).clone();
    let tokens = Generator::new(&settings).generate_tokens(&document)?;
    let code = prettyplease::unparse(&syn::parse2(tokens)?);
    fs::write(Path::new(&env::var("OUT_DIR")?).join("client.rs"), code)?;
    Ok(())
}

/// Beside one exact success status, progenitor takes `default` for a second success; beside the range it does not. Beside
/// the opening of a socket it goes.
fn widen_successes(document: &mut Value) {
    let paths = document["paths"].as_object_mut().into_iter().flat_map(|paths| paths.values_mut());
    let operations = paths.filter_map(Value::as_object_mut).flat_map(|path| path.values_mut());
    for operation in operations {
        let Some(responses) = operation.get_mut("responses").and_then(Value::as_object_mut) else { continue };
        if responses.contains_key("101") {
            responses.remove("default");
        }
        for success in ["200", "201"] {
            if let Some(response) = responses.remove(success) {
                responses.insert("2XX".into(), response);
            }
        }
    }
}
