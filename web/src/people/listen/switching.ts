import { chooseListening } from './choice'

/** Stores her choice, and loads the mode, which follows the choice from then on. */
export function switchListening(isOn: boolean) {
  chooseListening(isOn)
  if (isOn) import('./listen.tsx').catch(() => {})
}
