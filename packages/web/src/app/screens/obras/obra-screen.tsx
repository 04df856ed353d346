import { useParams } from '@tanstack/react-router'
import { ObraPage } from '../../../obras/obra-page.tsx'
import { PATHS } from '../../../paths.ts'
import { useReturn } from '../../use-return.ts'
import { BackLink } from '../back-link.tsx'

/** A work's page, open to everybody. */
export function ObraScreen() {
  const back = useReturn(PATHS.perto)
  return (
    <ObraPage
      id={Number(useParams({ strict: false }).id)}
      back={<BackLink {...back.link}>{back.title ?? 'Obras perto de você'}</BackLink>}
    />
  )
}
