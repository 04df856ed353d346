import { Files } from 'lucide-react'
import { PATHS } from '../../../paths.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'

/** To the documents of a project. */
export const DocumentosLink = ({ id }: { id: number }) => (
  <ButtonLink
    to={PATHS.documentosProjeto}
    params={{ id: String(id) }}
    variant="default"
    leftSection={<Files size={16} aria-hidden />}
  >
    Documentos
  </ButtonLink>
)
