/** Which installation this is. Only production has no banner and is indexed by search engines. */
export const environments = ['production', 'staging', 'development'] as const
export type Environment = (typeof environments)[number]

/** The installation's environment, and the DSN where errors of browsers are to be reported. */
export type Installation = { environment: Environment; errorReportDsn: string | null }
const script = '<script type="module" async src="/error-reports.js"></script>'

/** Writes the environment into a page, for the web app's styles and the desk; and whether errors are to be reported. */
export function flagged(page: string, { environment, errorReportDsn }: Installation): string {
  const reporting = errorReportDsn ? page.replace('</body>', `${script}</body>`) : page
  if (environment === 'production') return reporting
  const name = environment === 'staging' ? 'Staging' : 'Development'
  return reporting.replace('<body', `<body data-environment="${name}"`)
}
