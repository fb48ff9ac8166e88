/** Goes on in a task of its own, so that no single one keeps the page from answering for long: a message, because a timer would come after the next frame. */
export const nextTask = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });
