/** Whether payment and setup show one step a page: on a touch device with a mobile user agent, or below 500 px. */
export function isPhone(): boolean {
  const isMobile = navigator.maxTouchPoints > 0 && /Mobi|Android|iPhone|iPad|iPod/i.test(navigator.userAgent)
  return isMobile || window.innerWidth < 500
}
