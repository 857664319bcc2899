import { type FormEvent, useState } from 'react'

/** The errors of a form by field name; under '' those of no single field. */
export type Problems = Partial<Record<string, string>>

const nameOf = (control: Element) =>
  control instanceof HTMLElement ? (control.getAttribute('name') ?? control.dataset.field ?? '') : ''

/** Scrolls to the first control with an error and focuses it. */
function goToFirst(form: HTMLFormElement, problems: Problems) {
  const first = [...form.elements].find((control) => nameOf(control) in problems && nameOf(control) !== '')
  if (!(first instanceof HTMLElement)) return
  first.focus({ preventScroll: true })
  first.scrollIntoView({ block: 'center' })
}

/**
 * Shows all errors of a form at once. An error disappears while its field is edited, until the form is sent again.
 * Controls are found by `name`, or by `data-field` if no form may submit them.
 */
export function useProblems() {
  const [problems, setProblems] = useState<Problems>({})

  function tell(found: Problems, form?: HTMLFormElement) {
    setProblems(found)
    if (form) goToFirst(form, found)
  }
  function mend({ target }: FormEvent) {
    const { [nameOf(target as Element)]: _, '': general, ...others } = problems
    setProblems(others)
  }
  return { problems, tell, mend }
}
