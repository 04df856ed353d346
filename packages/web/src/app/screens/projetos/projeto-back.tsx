import { PATHS } from '../../../paths.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'

/** Out of a project's page, to the list, map or panel it was opened from, whichever tab is open. */
export const ProjetoBack = () => <BackLink {...useReturn(PATHS.processos).link}>Voltar</BackLink>
