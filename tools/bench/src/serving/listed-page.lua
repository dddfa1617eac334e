-- Asks for the paths in the file that PATHS names, in turn, from the one after FIRST.
local paths = {}
local place = tonumber(os.getenv('FIRST') or '0')
for path in io.lines(os.getenv('PATHS')) do paths[#paths + 1] = path end

request = function()
  place = place % #paths + 1
  return wrk.format('GET', paths[place])
end
