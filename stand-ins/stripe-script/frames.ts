/** The frame of js.stripe.com that takes a card and turns it into an id at api.stripe.com. */
export const cardFrame = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Card</title>
<style>
  * { box-sizing: border-box }
  body { margin: 0; padding: 4px; color: var(--colorText); font: var(--fontSizeBase, 16px) / var(--fontLineHeight, 1.4) var(--fontFamily, sans-serif) }
  form { display: grid; grid-template-columns: 1fr 1fr; gap: var(--gridRowSpacing, 12px) var(--gridColumnSpacing, 12px) }
  .wide { grid-column: 1 / -1 }
  input { width: 100%; color: inherit; background: var(--colorBackground, #fff); border-radius: var(--borderRadius, 4px); font: inherit }
  p { margin: 4px 0 0 }
</style><style id="rules"></style></head><body>
<form novalidate>
  <div class="wide"><label class="Label" for="number">Card number</label><input class="Input" id="number" inputmode="numeric" autocomplete="cc-number" placeholder="1234 1234 1234 1234"><p class="Error" role="alert" hidden></p></div>
  <div><label class="Label" for="expiry">Expiration date</label><input class="Input" id="expiry" inputmode="numeric" autocomplete="cc-exp" placeholder="MM / YY"><p class="Error" role="alert" hidden></p></div>
  <div><label class="Label" for="cvc">Security code</label><input class="Input" id="cvc" inputmode="numeric" autocomplete="cc-csc" placeholder="CVC"><p class="Error" role="alert" hidden></p></div>
</form>
<script>
  const tell = (message) => parent.postMessage(message, '*')
  const field = (name) => document.getElementById(name)
  const digits = (name) => field(name).value.replace(/\\D/g, '')
  const incomplete = (code, message) => ({ code: 'incomplete_' + code, message })
  function holds(number) {
    const sum = [...number].reverse().map(Number).reduce((all, digit, n) => all + (n % 2 ? (digit > 4 ? digit * 2 - 9 : digit * 2) : digit), 0)
    return sum % 10 === 0
  }
  const faults = {
    number: () => digits('number').length < 14 ? incomplete('number', 'Your card number is incomplete.')
      : holds(digits('number')) ? null : { code: 'invalid_number', message: 'Your card number is invalid.' },
    expiry: () => digits('expiry').length < 4 ? incomplete('expiry', "Your card's expiration date is incomplete.")
      : new Date(2000 + Number(digits('expiry').slice(2)), Number(digits('expiry').slice(0, 2))) <= new Date() ? { code: 'invalid_expiry_year_past', message: "Your card's expiration year is in the past." } : null,
    cvc: () => digits('cvc').length < 3 ? incomplete('cvc', "Your card's security code is incomplete.") : null,
  }
  function show(name, fault) {
    const note = field(name).nextElementSibling
    note.hidden = !fault
    note.textContent = fault?.message ?? ''
    field(name).classList.toggle('Input--invalid', Boolean(fault))
    fault ? field(name).setAttribute('aria-invalid', 'true') : field(name).removeAttribute('aria-invalid')
  }
  const grow = () => tell({ type: 'height', height: document.querySelector('form').offsetHeight + 8 })
  for (const name of Object.keys(faults)) {
    field(name).addEventListener('input', () => {
      show(name, null)
      grow()
      const all = Object.keys(faults)
      tell({ type: 'change', empty: all.every((one) => field(one).value === ''), complete: all.every((one) => !faults[one]()) })
    })
    field(name).addEventListener('blur', () => {
      if (field(name).value !== '') show(name, faults[name]())
      grow()
    })
  }
  new ResizeObserver(grow).observe(document.querySelector('form'))
  function look({ variables = {}, rules = {}, theme }) {
    document.documentElement.style.colorScheme = theme === 'night' ? 'dark' : 'light'
    for (const [name, value] of Object.entries(variables)) document.documentElement.style.setProperty('--' + name, value)
    const css = ([name, value]) => name.replace(/[A-Z]/g, (letter) => '-' + letter.toLowerCase()) + ':' + value
    document.getElementById('rules').textContent = '.Label{display:block}' + Object.entries(rules).map(([selector, styles]) => selector + '{' + Object.entries(styles).map(css).join(';') + '}').join('')
  }
  function submit() {
    const found = Object.keys(faults).map((name) => [name, faults[name]()])
    for (const [name, fault] of found) show(name, fault)
    grow()
    const first = found.find(([, fault]) => fault)?.[1]
    return first && { type: 'validation_error', ...first }
  }
  function fill(form, path, value) {
    if (value !== null && typeof value === 'object') for (const [name, inner] of Object.entries(value)) fill(form, path ? path + '[' + name + ']' : name, inner)
    else if (value !== null && value !== undefined) form.set(path, String(value))
  }
  async function create({ key, params }) {
    const [month, year] = [digits('expiry').slice(0, 2), digits('expiry').slice(2)]
    const body = new URLSearchParams({ key, type: 'card' })
    fill(body, 'card', { number: digits('number'), exp_month: Number(month), exp_year: 2000 + Number(year), cvc: digits('cvc') })
    fill(body, '', params)
    try {
      const reply = await (await fetch('https://api.stripe.com/v1/payment_methods', { method: 'POST', body })).json()
      return reply.error ? { error: reply.error } : { paymentMethod: { id: reply.id, object: 'payment_method', type: 'card' } }
    } catch {
      return { error: { type: 'api_connection_error', message: 'An error occurred with our connection to Stripe.' } }
    }
  }
  addEventListener('message', async ({ data }) => {
    if (data.type === 'open') { look(data.appearance); grow(); tell({ type: 'ready' }) }
    if (data.type === 'look') look(data.appearance)
    if (data.type === 'focus') (document.querySelector('.Input--invalid') ?? field('number')).focus()
    if (data.type === 'clear') for (const name of Object.keys(faults)) field(name).value = ''
    if (data.type === 'submit') tell({ type: 'answer', id: data.id, answer: submit() })
    if (data.type === 'create') tell({ type: 'answer', id: data.id, answer: await create(data) })
  })
</script></body></html>`

/** The window that the script opens above the page for the bank; closing it counts as a refusal. */
export const challengeFrame = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>3D Secure</title>
<style>body { margin: 0; height: 100vh; display: grid; place-content: center; background: rgb(0 0 0 / 0.5) } main { position: relative; padding: 40px 16px 16px; background: #fff; border-radius: 8px } iframe { display: block; width: min(400px, 80vw); height: 260px; border: 0 } main > button { position: absolute; right: 8px; top: 8px }</style></head><body>
<main><button>Close</button></main>
<script>
  let opened
  const done = () => parent.postMessage({ type: 'done' }, '*')
  async function answer(answer) {
    const body = new URLSearchParams({ key: opened.key, client_secret: opened.clientSecret, answer })
    await fetch('https://api.stripe.com/v1/3ds2/authenticate', { method: 'POST', body }).catch(() => {})
    done()
  }
  document.querySelector('button').onclick = () => answer('refuse')
  addEventListener('message', ({ origin, data }) => {
    if (origin === 'https://hooks.stripe.com') return answer(data.answer)
    if (data.type !== 'open') return
    opened = data
    const bank = document.createElement('iframe')
    Object.assign(bank, { src: 'https://hooks.stripe.com/3d_secure_2/hosted', title: 'Bank' })
    document.querySelector('main').append(bank)
  })
</script></body></html>`

/** The bank's own page, as in Stripe's test mode. */
export const bankPage = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Bank</title></head><body>
<h1>3D Secure 2 Test Page</h1><button id="accept">Complete</button> <button id="refuse">Fail</button>
<script>for (const button of document.querySelectorAll('button')) button.onclick = () => parent.postMessage({ answer: button.id }, '*')</script>
</body></html>`
