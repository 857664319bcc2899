/** Paying and setting up take a step a page on phones: a touch device with a mobile agent, or a width under 500 px. */
export function isPhone(): boolean {
  const isMobile = navigator.maxTouchPoints > 0 && /Mobi|Android|iPhone|iPad|iPod/i.test(navigator.userAgent)
  return isMobile || window.innerWidth < 500
}
