/** The first word of a name, as used in a greeting; '' without a name. */
export const firstName = (fullname: string): string => fullname.trim().split(/\s+/)[0] ?? ''
