/** The part of Lighthouse that the benches use: only they install it, and types are checked without it. */
declare module 'lighthouse' {
  type Audit = { numericValue?: number; score: number | null; scoreDisplayMode: string }
  type Category = { score: number | null; auditRefs: { id: string; weight: number }[] }
  type Result = {
    audits: Record<string, Audit>
    categories: Record<string, Category>
    runtimeError?: { message: string }
  }
  const lighthouse: (
    address: string,
    options: { port: number; logLevel: 'error' },
  ) => Promise<{ lhr: Result } | undefined>

  export { lighthouse as default, type Result }
}
