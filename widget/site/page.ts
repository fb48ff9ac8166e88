/** What the pages for reading do: copy their code. Everything else in them stands without a script. */

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
