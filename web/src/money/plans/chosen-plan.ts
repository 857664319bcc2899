const name = 'chosen_plan'

/** The plan that a guest chose on the start page, kept in this tab until she pays or logs out. */
export function chosenPlan(): number | null {
  try {
    return Number(sessionStorage.getItem(name)) || null
  } catch {
    return null
  }
}

export function storeChosenPlan(planId: number | null) {
  try {
    if (planId === null) sessionStorage.removeItem(name)
    else sessionStorage.setItem(name, String(planId))
  } catch {
    // Without storage the choice is lost: the library offers both plans.
  }
}
