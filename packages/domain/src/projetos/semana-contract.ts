import { signedIn } from '../http/access.ts'
import { also, ofToday } from '../http/call.ts'
import { exportCall, listCall } from '../http/list.ts'
import { etapaDaSemana, semanaList } from './semana.ts'

export const semanaCalls = {
  listEtapasDaSemana: ofToday(
    also(
      listCall(semanaList, '/api/etapas/semana', signedIn, () => etapaDaSemana),
      {
        summary:
          'Etapas em andamento, atrasadas ou que começam ou terminam em até 14 dias, as mais atrasadas primeiro; de uma secretaria para quem é dela',
      },
    ),
  ),
  exportEtapasDaSemana: ofToday(exportCall(semanaList, signedIn)),
}
