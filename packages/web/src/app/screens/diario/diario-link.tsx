import { Camera } from 'lucide-react'
import { diarioLink } from '../../../diario/links.ts'
import { ButtonLink } from '../../../ui/button-link.tsx'

/** From a project's pages to its diary. */
export const DiarioLink = ({ id }: { id: number }) => (
  <ButtonLink {...diarioLink(id)} variant="default" leftSection={<Camera size={16} aria-hidden />}>
    Diário de obra
  </ButtonLink>
)
