import { SeloPage } from '../../../auditoria/selo-page.tsx'
import { PATHS } from '../../../paths.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'

/** The trail's seal, to be printed or published. */
export function SeloScreen() {
  const back = useReturn(PATHS.auditoria)
  return <SeloPage back={<BackLink {...back.link}>{back.title ?? 'Auditoria'}</BackLink>} />
}
