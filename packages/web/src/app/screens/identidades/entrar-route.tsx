import { ownPath } from '@paco/domain/shared/own-path'
import { useLocation } from '@tanstack/react-router'
import { EntrarScreen } from '../../../identidades/entrar-screen.tsx'
import { PATHS } from '../../../paths.ts'

/** Back from another system. Once in, everything is loaded anew, where one wanted to go. */
export function EntrarRoute() {
  const codigo = useLocation({ select: ({ hash }) => hash })
  return (
    <EntrarScreen
      codigo={codigo}
      onEntered={(volta) => window.location.replace(ownPath(volta) ?? PATHS.home)}
    />
  )
}
