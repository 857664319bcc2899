import type { EmployerTexts } from '../../../shared/i18n/texts'

export const partsTexts = {
  notLoaded: 'This could not be loaded',
  failed: 'Something went wrong. Nothing was changed.',
  again: 'Try again',
  clear: 'Clear search and filters',
  search: 'Search this list',
  searchEmpty: 'Empty the search',
  next: 'Next',
  before: 'Back',
  range: '{from} to {to} of {total}',
  one: '{total} in all',
  many: 'more than 1,000',
  chooseAll: 'Choose all on this page',
  choose: 'Choose {name}',
  open: 'Show more',
  close: 'Show less',
  sortBy: 'Sort by {name}',
  loading: 'Loading',
  all: 'All',
  remove: 'Remove the filter {name}',
  is: 'is',
} as const satisfies EmployerTexts
