/** Where whoever is on this page logs in: the desk has a login of its own. */
export const loginPath = () => (/^\/admin(\/|$)/.test(location.pathname) ? '/admin/login' : '/')
