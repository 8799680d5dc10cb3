// The generated pack coders beside the flex ones and Fory.
import { duel } from './duel.mjs'
import { workloads } from './workloads.mjs'

export function measurePack(shared) {
  return workloads.filter(shared.wanted).map(subject => {
    shared.progress(`${subject}: pack`)
    const { nanos, allocated, sizes } = duel(shared, subject, 'pack')
    const to = rival => (nanos['packed encode'] + nanos['packed decode']) / (nanos[`${rival} encode`] + nanos[`${rival} decode`])
    return { subject, nanos, allocated, sizes, toFlex: to('generated'), toFory: to('fory') }
  })
}
