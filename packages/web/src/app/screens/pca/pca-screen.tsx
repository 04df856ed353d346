import { canManagePca } from '@paco/domain/pca/policy'
import { Plus } from 'lucide-react'
import { PATHS } from '../../../paths.ts'
import { PcaList } from '../../../pca/pca-list.tsx'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useSession } from '../../session.ts'

export function PcaScreen() {
  const who = useSession()
  const add = canManagePca(who) && (
    <ButtonLink to={PATHS.addPca} leftSection={<Plus size={16} aria-hidden />}>
      Adicionar PCA
    </ButtonLink>
  )
  return <PcaList who={who} primaryAction={add} firstStep={add} />
}
