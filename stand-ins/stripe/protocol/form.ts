export type Form = { [name: string]: FormValue }
export type FormValue = string | Form

/** items[0][price] is items, 0, price; in expand[] an empty step is the next free number. */
function setField(form: Form, steps: string[], value: string): void {
  const [step = '', ...rest] = steps
  const key = step === '' ? String(Object.keys(form).length) : step
  if (rest.length === 0) {
    form[key] = value
    return
  }
  form[key] ??= Object.create(null) as Form
  const inner = form[key]
  if (typeof inner === 'object') setField(inner, rest, value)
}

/** Reads a body or a query as Stripe does: brackets nest, numbers in brackets count a list. */
export function readForm(text: string): Form {
  const form = Object.create(null) as Form
  for (const [name, value] of new URLSearchParams(text)) {
    setField(
      form,
      name.split('[').map((step, n) => (n === 0 ? step : step.replace(/\]$/, ''))),
      value,
    )
  }
  return form
}
