/**
 * Stands in for Google Identity Services in the browser: draws a button of the size of Google's, which returns the
 * token that the page's `googleToken` gives.
 */
export const googleScript = `
  window.google = { accounts: { id: {
    initialize: (settings) => { window.answer = settings.callback },
    renderButton(place, look) {
      const button = document.createElement('button')
      button.textContent = look.text === 'signup_with' ? 'Sign up with Google' : 'Continue with Google'
      Object.assign(button.style, { width: look.width + 'px', height: '40px', font: '14px sans-serif' })
      button.onclick = async () => window.answer({ credential: await window.googleToken() })
      place.replaceChildren(button)
    },
  } } }
`
