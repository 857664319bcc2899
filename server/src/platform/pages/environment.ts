/** Which installation this is. Only production is shown without a flag, and found by search engines. */
export const environments = ['production', 'staging', 'development'] as const
export type Environment = (typeof environments)[number]

/** A page that says where it comes from: the web app's styles and its desk read it. */
export function flagged(page: string, environment: Environment): string {
  if (environment === 'production') return page
  const name = environment === 'staging' ? 'Staging' : 'Development'
  return page.replace('<body', `<body data-environment="${name}"`)
}
