import type { Call } from '@paco/domain/http/call'
import { fetchPage, keyOf, type RowOf } from '../../http/reads.ts'
import type { Pickable, Search } from './record-picker.tsx'

/** As many as a small list shows. */
const limite = 8

/** The records of a list call that hold a text, to be picked. */
export const searchOf =
  <C extends Call>(call: C, pickable: (row: RowOf<C>) => Pickable, fixed: object = {}): Search<Pickable> =>
  (busca) => {
    const asked = { query: { busca, limite, ...fixed } } as never
    return {
      queryKey: keyOf(call, asked, 'pickable'),
      queryFn: async ({ signal }) => (await fetchPage(call, asked, signal)).rows.map(pickable),
    }
  }
