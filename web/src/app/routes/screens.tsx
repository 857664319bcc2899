import { startTransition, useLayoutEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Navigator, Router, renderMatches } from 'react-router'
import { ErrorBoundary } from '#shared/navigation/error-boundary.tsx'
import { Root } from '../root'
import type { Navigation, ShownPage } from './navigation'
import { ScreenError } from './screen-error'

/**
 * Renders the screen of the present address. A change is a transition: the former screen stays until the next one is
 * complete.
 */
export function Screens({ navigation }: { navigation: Navigation }) {
  const [shown, setShown] = useState(navigation.shown)
  useLayoutEffect(
    () =>
      navigation.listen((next, isAtOnce) => {
        if (isAtOnce) flushSync(() => setShown(next))
        else startTransition(() => setShown(next))
      }),
    [navigation],
  )
  return <Screen navigator={navigation.navigator} {...shown} />
}

type Props = ShownPage & { navigator: Navigator }

export function Screen({ navigator, location, matches, ...root }: Props) {
  const content = useMemo(() => renderMatches(matches), [matches])
  return (
    <Router navigator={navigator} location={location}>
      <ErrorBoundary
        fallback={
          <main>
            <ScreenError />
          </main>
        }
      >
        <Root {...root}>{content}</Root>
      </ErrorBoundary>
    </Router>
  )
}
