import { canImport } from '@paco/domain/importacoes/policy'
import { SemanaLida } from '../../../importacoes/semana/semana-lida.tsx'
import { useSession } from '../../session.ts'

export function SemanaScreen() {
  return <SemanaLida edits={canImport(useSession())} />
}
