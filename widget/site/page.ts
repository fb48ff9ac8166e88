/** What the pages for reading do: copy their code. Everything else in them stands without a script. */

// Where this page is served there is the service: its code names it.
for (const code of document.querySelectorAll('pre code'))
  code.textContent = (code.textContent ?? '')
    .replaceAll('https://scopa.example', location.origin)
    .replaceAll('wss://scopa.example', location.origin.replace(/^http/, 'ws'));

for (const button of document.querySelectorAll<HTMLButtonElement>('button[data-copy]')) {
  button.hidden = false;
  button.addEventListener('click', async () => {
    const code = button.parentElement?.querySelector('code')?.textContent ?? '';
    const before = button.textContent;
    await navigator.clipboard.writeText(code);
    button.textContent = button.dataset.copy ?? '';
    setTimeout(() => {
      button.textContent = before;
    }, 2000);
  });
}
