/** A style sheet as text, as the builder gives it. */
declare module '*.css?inline' {
  const text: string;
  export default text;
}
