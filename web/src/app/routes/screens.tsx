import { startTransition, useLayoutEffect, useMemo, useState } from 'react'
import { flushSync } from 'react-dom'
import { type Navigator, Router, renderMatches } from 'react-router'
import { ErrorBoundary } from '#shared/navigation/error-boundary.tsx'
import { Root } from '../root'
import type { Navigation, PageState } from './navigation'
import { ScreenError } from './screen-error'

/**
 * Renders the screen of the present URL. A change is a transition: the former screen stays until the next one is
 * complete.
 */
export function Screens({ navigation }: { navigation: Navigation }) {
  const [page, setPage] = useState(navigation.page)
  useLayoutEffect(
    () =>
      navigation.listen((next, isAtOnce) => {
        if (isAtOnce) flushSync(() => setPage(next))
        else startTransition(() => setPage(next))
      }),
    [navigation],
  )
  return <Screen navigator={navigation.navigator} {...page} />
}

type Props = PageState & { navigator: Navigator }

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
