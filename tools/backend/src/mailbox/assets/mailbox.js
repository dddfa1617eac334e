// Says when something new has come, without moving anything under the reader's hands.
const intervalMs = 3000
const news = document.querySelector('.news')

async function look() {
  if (document.hidden) return
  const response = await fetch(`/mailbox/api/messages${location.search}`).catch(() => undefined)
  if (!response?.ok) return
  const messages = await response.json()
  const known = messages.findIndex((message) => message.id === news.dataset.newest)
  const count = known === -1 ? messages.length : known
  if (count === 0 || news.dataset.count === String(count)) return
  news.dataset.count = String(count)
  const link = document.createElement('a')
  link.href = location.href
  link.textContent = count === 1 ? 'Show 1 new message' : `Show ${count} new messages`
  news.replaceChildren(link)
}

setInterval(look, intervalMs)
document.addEventListener('visibilitychange', look)
