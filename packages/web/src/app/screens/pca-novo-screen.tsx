import { MESSAGES } from '@paco/domain/pca/messages'
import { useNavigate } from '@tanstack/react-router'
import { PcaCreateForm } from '../../pca/pca-form.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { toast } from '../../ui/toast.ts'
import { PATHS } from '../paths.ts'
import { secretariaOptions } from '../secretaria-options.ts'
import { BackLink } from './back-link.tsx'

export function PcaNovoScreen() {
  const navigate = useNavigate()
  const toList = () => void navigate({ to: PATHS.listaPca })
  return (
    <>
      <PageHeader
        title="Adicionar Novo PCA"
        lead="Um item do Plano de Contratações Anual."
        back={<BackLink to={PATHS.listaPca}>Lista de PCA</BackLink>}
      />
      <PcaCreateForm
        secretarias={secretariaOptions}
        onCancel={toList}
        onSaved={() => {
          toast(MESSAGES.created)
          toList()
        }}
      />
    </>
  )
}
