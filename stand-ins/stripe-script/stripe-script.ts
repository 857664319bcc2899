/**
 * Stands in for https://js.stripe.com/<release>/stripe.js, with Stripe's documented `Stripe()`, Elements without an
 * intent, Payment Element, `createPaymentMethod` and `handleNextAction`. A card is typed into a frame of js.stripe.com,
 * which alone speaks to api.stripe.com; undocumented use throws an IntegrationError.
 */
export const stripeScript = `
(() => {
  const host = 'https://js.stripe.com'
  const api = 'https://api.stripe.com/v1'
  const wrong = (message) => Object.assign(new Error(message), { name: 'IntegrationError' })
  const listeners = new Map()
  addEventListener('message', ({ origin, source, data }) => {
    if (origin === host) listeners.get(source)?.(data)
  })
  function frame(page, title, tell) {
    const iframe = document.createElement('iframe')
    Object.assign(iframe, { src: host + '/endive/' + page, title, allow: 'payment *' })
    iframe.addEventListener('load', () => {
      listeners.set(iframe.contentWindow, tell)
      tell({ type: 'loaded' })
    })
    return iframe
  }
  const send = (iframe, message) => iframe.contentWindow.postMessage(message, host)

  function paymentElement(key, group, options) {
    const acts = {}
    const emit = (name, event) => (acts[name] ?? []).forEach((act) => act({ elementType: 'payment', ...event }))
    const answers = new Map()
    let asked = 0
    let iframe = null
    let isReady = false
    const ask = (type, what) => new Promise((resolve) => {
      answers.set(++asked, resolve)
      send(iframe, { type, id: asked, ...what })
    })
    function hear(data) {
      if (data.type === 'loaded') send(iframe, { type: 'open', options, appearance: group.options.appearance ?? {} })
      if (data.type === 'height') iframe.style.height = data.height + 'px'
      if (data.type === 'ready') isReady = true
      if (data.type === 'ready' || data.type === 'focus' || data.type === 'blur') emit(data.type, {})
      if (data.type === 'change') emit('change', { empty: data.empty, complete: data.complete, collapsed: false, value: { type: 'card' } })
      if (data.type === 'answer') answers.get(data.id)?.(data.answer)
    }
    const element = {
      on(name, act) { (acts[name] ??= []).push(act); return element },
      once: (name, act) => element.on(name, act),
      off(name) { delete acts[name]; return element },
      mount(place) {
        const into = typeof place === 'string' ? document.querySelector(place) : place
        if (!into) throw wrong('The selector you specified applies to no DOM elements that are currently on the page.')
        iframe = frame('elements-inner-payment.html', 'Secure payment input frame', hear)
        Object.assign(iframe.style, { width: 'calc(100% + 8px)', height: '0', margin: '-4px', border: '0', display: 'block' })
        into.append(iframe)
      },
      unmount() { iframe?.remove(); iframe = null },
      destroy() { element.unmount(); group.element = null },
      focus: () => iframe && send(iframe, { type: 'focus' }),
      blur() {},
      clear: () => iframe && send(iframe, { type: 'clear' }),
      update: () => element,
      submit() {
        if (!iframe || !isReady) throw wrong('elements.submit() was called before the Payment Element was ready.')
        return ask('submit', {})
      },
      look: (appearance) => iframe && isReady && send(iframe, { type: 'look', appearance }),
      create: (params) => ask('create', { key, params }),
    }
    return element
  }

  function elementsOf(key, options) {
    if (options.paymentMethodTypes) throw wrong('paymentMethodTypes is no longer supported: use allowedPaymentMethodTypes.')
    if (!['payment', 'setup', 'subscription'].includes(options.mode)) throw wrong('Invalid value for elements(): mode.')
    if (!/^[a-z]{3}$/.test(options.currency ?? '') && options.mode !== 'setup') throw wrong('Invalid value for elements(): currency.')
    const needsAmount = (amount) => {
      if (!Number.isInteger(amount) || amount < 0) throw wrong('Invalid value for elements(): amount should be a non-negative integer.')
    }
    if (options.mode !== 'setup') needsAmount(options.amount)
    const group = { options: { ...options }, element: null, isSubmitted: false, fields: {} }
    return {
      group,
      create(type, wanted = {}) {
        if (type !== 'payment') throw wrong('The stand-in knows the Payment Element alone.')
        if (group.element) throw wrong("Can't create two Elements of type payment.")
        group.fields = wanted.fields?.billingDetails ?? {}
        group.element = paymentElement(key, group, wanted)
        return group.element
      },
      getElement: () => group.element,
      async update(changes) {
        if ('amount' in changes) needsAmount(changes.amount)
        Object.assign(group.options, changes)
        if (changes.appearance) group.element?.look(changes.appearance)
      },
      async submit() {
        if (!group.element) throw wrong('elements.submit() needs a mounted Payment Element.')
        const error = await group.element.submit()
        group.isSubmitted = !error
        return error ? { error } : { selectedPaymentMethod: 'card' }
      },
    }
  }

  /** Throws unless the page gives each detail that the element was told never to ask for. */
  function needOwn(fields, details = {}) {
    const asked = (name, option, value) => {
      if (option === 'never' && value === undefined) throw wrong('You specified "never" for fields.billing_details.' + name + ' when creating the payment Element, but did not pass params.billing_details.' + name + ' when calling stripe.createPaymentMethod().')
    }
    asked('name', fields.name, details.name)
    const address = fields.address === 'never' ? { country: 'never', postalCode: 'never' } : (fields.address ?? {})
    asked('address.country', address.country, details.address?.country)
    asked('address.postal_code', address.postalCode, details.address?.postal_code)
  }

  const call = (key, path, query) => fetch(api + path + '?' + new URLSearchParams({ key, ...query })).then((reply) => reply.json())

  function challenge(key, clientSecret) {
    return new Promise((resolve) => {
      const iframe = frame('three-ds-2-challenge.html', 'Secure 3D Secure authentication frame', (data) => {
        if (data.type === 'loaded') send(iframe, { type: 'open', key, clientSecret })
        if (data.type !== 'done') return
        iframe.remove()
        resolve()
      })
      Object.assign(iframe.style, { position: 'fixed', inset: '0', width: '100%', height: '100%', border: '0', zIndex: '2147483647' })
      document.body.append(iframe)
      iframe.focus()
    })
  }

  window.Stripe = (key) => {
    if (!/^pk_(test|live)_/.test(key)) throw wrong('You should use a publishable key.')
    return {
      _registerWrapper() {},
      elements: (options) => elementsOf(key, options),
      async createPaymentMethod({ elements: { group }, params = {} }) {
        if (group.options.paymentMethodCreation !== 'manual') throw wrong('createPaymentMethod wants paymentMethodCreation: manual.')
        if (!group.isSubmitted) throw wrong('elements.submit() must be called before stripe.createPaymentMethod().')
        needOwn(group.fields, params.billing_details)
        return group.element.create(params)
      },
      async handleNextAction({ clientSecret }) {
        const [id] = clientSecret.split('_secret_')
        const kind = id.startsWith('seti_') ? 'setupIntent' : 'paymentIntent'
        const path = (kind === 'setupIntent' ? '/setup_intents/' : '/payment_intents/') + id
        const before = await call(key, path, { client_secret: clientSecret })
        if (before.error) return { error: before.error }
        if (before.status !== 'requires_action') throw wrong('handleNextAction: The PaymentIntent supplied does not require any action.')
        await challenge(key, clientSecret)
        const after = await call(key, path, { client_secret: clientSecret })
        const error = after.last_payment_error ?? after.last_setup_error
        return after.status === 'requires_payment_method' ? { error } : { [kind]: after }
      },
    }
  }
  window.Stripe.version = 'endive'
})()
`
