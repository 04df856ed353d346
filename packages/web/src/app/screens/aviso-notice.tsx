import { useLocation } from '@tanstack/react-router'
import { useState } from 'react'
import { Problem } from '../../ui/states/problem.tsx'

/** Why a record could not be opened, said where one was brought instead. */
export function AvisoNotice() {
  const { aviso } = useLocation({ select: (location) => location.state })
  const [closed, setClosed] = useState(false)
  return aviso === undefined || closed ? null : <Problem text={aviso} onClose={() => setClosed(true)} />
}
