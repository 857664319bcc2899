import { useLocation, useNavigate } from 'react-router'
import { page } from 'vitest/browser'

/** Replaces the browser's address bar: shows the URL, and goes back. */
export function AddressBar() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  return (
    <footer data-testid="browser">
      <output data-testid="address">{`${pathname}${search}`}</output>
      <button type="button" data-testid="back" onClick={() => navigate(-1)} aria-label="Browser: back" />
    </footer>
  )
}

export const address = page.getByTestId('address')
export const goBack = () =>
  page
    .getByTestId('back')
    .element()
    .dispatchEvent(new MouseEvent('click', { bubbles: true }))
