import { type Options, useReturn } from '../use-return.ts'
import { BackLink } from './back-link.tsx'

interface FixedBackProps extends Pick<Options, 'record'> {
  to: string
  children: string
}

/** A way back whose target the specification names; who came from elsewhere finds that place beside it. */
export function FixedBack({ to, record, children }: FixedBackProps) {
  const named = useReturn(to, { fixed: true })
  const origin = useReturn(to, record && { record })
  return (
    <>
      <BackLink {...named.link}>{children}</BackLink>
      {origin.title === null ? null : <BackLink {...origin.link}>{origin.title}</BackLink>}
    </>
  )
}
