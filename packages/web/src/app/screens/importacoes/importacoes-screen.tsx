import { useNavigate } from '@tanstack/react-router'
import { FileUp } from 'lucide-react'
import { ImportacoesList } from '../../../importacoes/importacoes-list.tsx'
import { importacaoLink } from '../../../importacoes/links.ts'
import { PATHS } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'
import { useSession } from '../../session.ts'

export function ImportacoesScreen() {
  const navigate = useNavigate()
  return (
    <ImportacoesList
      who={useSession()}
      onUndone={(id) => void navigate(importacaoLink(id))}
      primaryAction={
        <ButtonLink to={PATHS.importar} leftSection={<FileUp size={16} aria-hidden />}>
          Importar planilha
        </ButtonLink>
      }
    />
  )
}
