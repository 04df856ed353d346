import { ConveniosList } from '../../../convenios/convenios-list.tsx'
import { useSession } from '../../session.ts'
import { useFamilia } from './use-familia.ts'

export function ConveniosListScreen() {
  const familia = useFamilia()
  // What was typed and unfolded on one list has no place on the next.
  return <ConveniosList key={familia.key} familia={familia} who={useSession()} />
}
