/** Goes on in a task of its own, so that no single one keeps the page from answering for long. */
export const nextTask = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
