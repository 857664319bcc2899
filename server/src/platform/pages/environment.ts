/** Kinds of installation. Only production has no banner and is indexed by search engines. */
export const environments = ['production', 'staging', 'development'] as const
export type Environment = (typeof environments)[number]

/** The installation's environment, and the DSN that errors of browsers are reported to. */
export type Installation = { environment: Environment; errorReportDsn: string | null }
const script = '<script type="module" async src="/error-reports.js"></script>'

/**
 * Writes the environment into a page, for the web app's styles and the desk, and the script that reports errors, if
 * they are to be reported.
 */
export function flagged(page: string, { environment, errorReportDsn }: Installation): string {
  const reporting = errorReportDsn ? page.replace('</body>', `${script}</body>`) : page
  if (environment === 'production') return reporting
  const name = environment === 'staging' ? 'Staging' : 'Development'
  return reporting.replace('<body', `<body data-environment="${name}"`)
}
