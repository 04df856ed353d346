import { Button } from '@mantine/core'
import '@mantine/core/styles/Button.css'
import { canManagePca } from '@paco/domain/pca/policy'
import { Link } from '@tanstack/react-router'
import { Plus } from 'lucide-react'
import { PcaList } from '../../pca/pca-list.tsx'
import { PATHS } from '../paths.ts'
import { useSession } from '../session.ts'

export function PcaScreen() {
  const who = useSession()
  const add = canManagePca(who) && (
    <Button component={Link} to={PATHS.addPca} leftSection={<Plus size={16} aria-hidden />}>
      Adicionar PCA
    </Button>
  )
  return <PcaList who={who} primaryAction={add} firstStep={add} />
}
