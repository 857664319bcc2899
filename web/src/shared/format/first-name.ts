/** A name as it is said to somebody: its first word; '' where there is none. */
export const firstName = (fullname: string): string => fullname.trim().split(/\s+/)[0] ?? ''
