/** Milliseconds this thread has had of a processor: what others do on the machine meanwhile does not count. */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}
