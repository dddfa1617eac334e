-- Asks for one page of many, at random.
local count = tonumber(os.getenv("PAGES"))
request = function()
  return wrk.format("GET", "/many/" .. math.random(0, count - 1))
end
