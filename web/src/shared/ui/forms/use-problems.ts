import { type FormEvent, useState } from 'react'

/** What is wrong with a form, by the name of the field; under '' what no single field is at fault for. */
export type Problems = Partial<Record<string, string>>

const nameOf = (control: Element) =>
  control instanceof HTMLElement ? (control.getAttribute('name') ?? control.dataset.field ?? '') : ''

/** The first control at fault comes into view and takes the focus. */
function goToFirst(form: HTMLFormElement, problems: Problems) {
  const first = [...form.elements].find((control) => nameOf(control) in problems && nameOf(control) !== '')
  if (!(first instanceof HTMLElement)) return
  first.focus({ preventScroll: true })
  first.scrollIntoView({ block: 'center' })
}

/**
 * All that is wrong with a form at once. What she is correcting is not wrong any more until she sends it again. A
 * control is known by its name, or by `data-field` where no form may send it.
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
