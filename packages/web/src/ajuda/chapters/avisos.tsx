import { Link } from '@tanstack/react-router'
import { Topic } from '../topic.tsx'
import type { Chapter } from '../types.ts'

export const avisos: Chapter = {
  id: 'avisos',
  lead: 'O que aconteceu com o que você pediu e com os projetos que você segue, em frases.',
  who: 'Quem entrou no sistema. Cada um lê o que o histórico lhe mostraria; de outras secretarias, o andamento das etapas e das obras.',
  body: (
    <>
      <Topic title="Seguir um projeto">
        <p>
          Na página do projeto, clique em <b>Seguir</b>. As mudanças que outras pessoas fizerem nele, e nos
          contratos dele, chegam em <Link to="/avisos">Avisos</Link>. Clique em <b>Seguindo</b> para deixar de
          seguir; a lista dos que você segue está na mesma página.
        </p>
      </Topic>
      <Topic title="Ler os avisos">
        <p>
          O número no sino, no alto da página, conta os que você não leu. Chegam também, sem seguir nada, as
          decisões sobre o que você pediu: aditivo aprovado, rejeitado ou devolvido, pergunta da auditoria,
          boletim aprovado ou devolvido. Abrir um registro pela frase marca o aviso como lido;{' '}
          <b>Marcar todos como lidos</b> vale para os que estão na tela e os mais antigos.
        </p>
      </Topic>
      <Topic title="Por e-mail">
        <p>
          Em <b>Por e-mail</b>, na página dos avisos, escolha entre receber as decisões na hora e um resumo
          toda segunda-feira às 7h, só o resumo, ou nada. Cada e-mail traz um link para não receber mais, sem
          precisar entrar no sistema.
        </p>
      </Topic>
      <Topic title="O que mudou na semana">
        <p>
          <Link to="/mudancas">O que mudou na semana</Link> conta as mudanças por secretaria e por projeto.
          Volte semana a semana, escolha uma secretaria e guarde o endereço: ele leva à mesma semana.
        </p>
      </Topic>
    </>
  ),
}
