import type { SavedForm } from '@kasama/contract/learning/saved/saved.api'

export type FormChoice = { form: SavedForm; bytes: number; fits: boolean }

type Options = {
  /** Bytes of the lesson in each form that exists. */
  sizes: Partial<Record<SavedForm, number>>
  /** Free bytes as the browser estimates them; null where it does not say. */
  free: number | null
  /** The form that the reader's data saver asks for. */
  saver?: SavedForm | undefined
  /** A form of which the phone has refused a part. */
  refused?: SavedForm | undefined
}

/**
 * The forms that she may choose from: a picture, small if she saves data, and the sound alone. The small picture is
 * also offered where the large one does not fit.
 */
export function formChoices({ sizes, free, saver, refused }: Options): FormChoice[] {
  const choice = (form: SavedForm): FormChoice[] => {
    const bytes = sizes[form]
    if (bytes === undefined) return []
    return [{ form, bytes, fits: form !== refused && (free === null || bytes <= free) }]
  }
  const [sharp, low] = [choice('sharp'), choice('low')]
  if (saver && low.length > 0) return [...low, ...choice('audio')]
  return [...sharp, ...(sharp[0]?.fits ? [] : low), ...choice('audio')]
}

/** The form that is chosen before she has chosen: her data saver's, else the first one that fits. */
export function firstChoice(choices: FormChoice[], saver?: SavedForm): FormChoice | undefined {
  const fitting = choices.filter(({ fits }) => fits)
  return fitting.find(({ form }) => form === saver) ?? fitting[0]
}
