/** Which installation this is. Only production is shown without a flag, and found by search engines. */
export const environments = ['production', 'staging', 'development'] as const
export type Environment = (typeof environments)[number]

/** Of an installation: its flag, and whether it wants to know of errors. */
export type Installation = { environment: Environment; errorReportDsn: string | null }
const script = '<script type="module" async src="/error-reports.js"></script>'

/** A page that says where it comes from: the web app's styles and its desk read it; and reports its errors, where that is wanted. */
export function flagged(page: string, { environment, errorReportDsn }: Installation): string {
  const reporting = errorReportDsn ? page.replace('</body>', `${script}</body>`) : page
  if (environment === 'production') return reporting
  const name = environment === 'staging' ? 'Staging' : 'Development'
  return reporting.replace('<body', `<body data-environment="${name}"`)
}
