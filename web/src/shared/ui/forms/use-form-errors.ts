import { type FormEvent, useState } from 'react'

/** The errors of a form by field name; under '' those of no single field. */
export type FormErrors = Partial<Record<string, string>>

const nameOf = (control: Element) =>
  control instanceof HTMLElement ? (control.getAttribute('name') ?? control.dataset.field ?? '') : ''

/** Scrolls to the first control with an error and focuses it. */
function focusFirst(form: HTMLFormElement, errors: FormErrors) {
  const firstInvalid = [...form.elements].find((control) => nameOf(control) in errors && nameOf(control) !== '')
  if (!(firstInvalid instanceof HTMLElement)) return
  firstInvalid.focus({ preventScroll: true })
  firstInvalid.scrollIntoView({ block: 'center' })
}

/**
 * Shows all errors of a form at once. An error disappears while its field is edited, until the form is sent again.
 * Controls are found by `name`, or by `data-field` if no form may submit them.
 */
export function useFormErrors() {
  const [errors, setErrors] = useState<FormErrors>({})

  function showErrors(formErrors: FormErrors, form?: HTMLFormElement) {
    setErrors(formErrors)
    if (form) focusFirst(form, formErrors)
  }
  function clearEdited({ target }: FormEvent) {
    const { [nameOf(target as Element)]: _, '': general, ...others } = errors
    setErrors(others)
  }
  return { errors, showErrors, clearEdited }
}
