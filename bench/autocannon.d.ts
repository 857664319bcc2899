/** The part of the load generator that the benches use; it comes without types. */
declare module 'autocannon' {
  type Request = { path: string; headers?: Record<string, string> }
  type Options = { url: string; connections: number; duration: number; requests: Request[] }
  type Result = { requests: { average: number }; non2xx: number; errors: number }
  const autocannon: (options: Options) => Promise<Result>

  export { autocannon as default }
}
