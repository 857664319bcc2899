/** The login for the present page: the desk has its own. */
export const loginPath = () => (/^\/admin(\/|$)/.test(location.pathname) ? '/admin/login' : '/')
