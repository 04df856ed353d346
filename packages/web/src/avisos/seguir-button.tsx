import { useQuery } from '@tanstack/react-query'
import { Bell, BellRing } from 'lucide-react'
import { Button } from '../ui/button.tsx'
import { Problem } from '../ui/states/problem.tsx'
import { seguindoQuery } from './queries.ts'
import { useSeguir } from './use-seguir.ts'

/** Begins or ends following a project; pressed while one does. */
export function SeguirButton({ id }: { id: number }) {
  const { data: seguindo } = useQuery(seguindoQuery(id))
  const { change, pending, problem } = useSeguir(id)
  return (
    <>
      <Button
        variant="default"
        leftSection={seguindo ? <BellRing size={16} aria-hidden /> : <Bell size={16} aria-hidden />}
        aria-pressed={seguindo ?? false}
        title={seguindo ? 'Deixar de seguir este projeto' : 'Receber avisos das mudanças deste projeto'}
        disabled={seguindo === undefined}
        loading={pending}
        onClick={() => change(!seguindo)}
      >
        {seguindo ? 'Seguindo' : 'Seguir'}
      </Button>
      {problem && <Problem error={problem} />}
    </>
  )
}
